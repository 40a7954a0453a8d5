// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.
#ifndef HandzRules_BUNDLE_H
#define HandzRules_BUNDLE_H

const unsigned char *HandzRules_bundle(void);
unsigned int HandzRules_bundle_size(void);

#endif
