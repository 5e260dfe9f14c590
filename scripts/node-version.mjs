// TypeScript runs as it is from 22.18 on. npm's pinned Node comes first on the path inside npm scripts; this is for when it is missing.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Portico needs Node 22.18 or newer and found ${process.versions.node}. Run "npm ci" first: it brings the right one.\n`,
  );
  process.exit(1);
}
