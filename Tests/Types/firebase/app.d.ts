// What the example uses of firebase-admin.
export declare function initializeApp(): unknown;
