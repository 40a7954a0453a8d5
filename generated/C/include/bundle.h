// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.
#ifndef RULEBOOK_BUNDLE_H
#define RULEBOOK_BUNDLE_H

const unsigned char *rulebook_bundle(void);
unsigned int rulebook_bundle_size(void);

#endif
