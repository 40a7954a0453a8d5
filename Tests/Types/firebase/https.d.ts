// What the example uses of firebase-functions, according to its documentation. The package itself is not needed to check the example.
export declare class HttpsError extends Error {
  constructor(code: 'unauthenticated' | 'resource-exhausted' | 'failed-precondition', message: string, details?: unknown);
}
export declare function onCall<T, R>(
  options: {memory?: '256MiB'},
  handler: (request: {auth?: {uid: string}; data: T}) => R,
): unknown;
