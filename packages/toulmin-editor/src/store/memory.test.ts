import { testLibrary, testStore } from "../testing/store-contract";
import { createMemoryStore } from "./memory";

testStore("memory", () => {
  const store = createMemoryStore();
  return [store, store];
});

testLibrary("memory", () => {
  const store = createMemoryStore();
  return [store, store];
});
