// Runs on any Node version, because older ones fail on TypeScript with a syntax error.

const oldest = [24, 15]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  const remedy =
    process.platform === 'linux' && process.arch === 'x64'
      ? '`npm ci` brings it along, unless optional packages are left out'
      : 'install it from https://nodejs.org; `npm ci` brings it along on linux x64 alone'
  console.error(
    `Node ${oldest.join('.')} or newer is needed on this platform (${process.platform} ${process.arch}, with Node ${process.versions.node}): ${remedy}.`,
  )
  console.error('What has been built, .output, is served by Node 20.19 or newer everywhere (docs/operations.md).')
  process.exit(1)
}
