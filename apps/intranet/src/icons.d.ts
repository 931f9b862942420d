/** The package tells of its drawings' types only where all of them are imported. */
declare module "@tabler/icons-react/dist/esm/icons/*.mjs" {
  const drawing: import("./controls/icon").Drawing;
  export default drawing;
}
