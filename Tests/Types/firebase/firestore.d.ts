// What the example uses of firebase-admin. As in the real package, data that is read from a document is `any`.
interface Snapshot {
  // deno-lint-ignore no-explicit-any
  data(): {[field: string]: any} | undefined;
}
interface Document {
  get(): Promise<Snapshot>;
  collection(name: string): {doc(): Document};
}
interface Transaction {
  get(document: Document): Promise<Snapshot>;
  create(document: Document, data: object): Transaction;
  set(document: Document, data: object, options: {merge: boolean}): Transaction;
}
export declare const FieldValue: {increment(by: number): object};
export declare function getFirestore(): {
  doc(path: string): Document;
  runTransaction<T>(change: (transaction: Transaction) => Promise<T>): Promise<T>;
};
