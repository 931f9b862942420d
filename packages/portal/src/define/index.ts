export * from "./computed";
export * from "./define-module";
export * from "./derived";
export * from "./fields";
export * from "./flow";
export * from "./records/comments";
export * from "./records/letter";
