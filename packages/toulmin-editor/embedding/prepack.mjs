// Refuses to pack with anything but pnpm, which alone puts the built files and the versions of the catalog into the manifest:
// npm would publish a package.json that names sources that are not in it.
if (!/^pnpm\//.test(process.env.npm_config_user_agent ?? "")) {
  process.stderr.write("toulmin-editor is packed and published by pnpm: run `pnpm pack` or `pnpm publish`\n");
  process.exitCode = 1;
}
