export * from "./define-module";
export * from "./fields";
export * from "./flow";
