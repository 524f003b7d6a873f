import type { Plugin } from 'vite';

const serverOnly = [
  '/server/',
  '/src/main-lampstand',
  '/src/app/build-server',
  '/src/app/configured-deps',
  '/src/app/server-features',
  '.feature.ts',
  '/src/app/serve.ts',
];

/** The project's own server modules among `moduleIds`: none of them may reach a browser. */
export function serverModules(moduleIds: readonly string[]): string[] {
  return moduleIds.filter(
    (id) =>
      !id.includes('/node_modules/') && serverOnly.some((part) => id.replaceAll('\\', '/').includes(part)),
  );
}

/** Fails the client's build when server code enters a chunk, and says which file did. */
export function noServerCode(): Plugin {
  return {
    name: 'lampstand:no-server-code',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const found = serverModules(output.moduleIds);
        if (found.length > 0)
          this.error(`Server code in the client's ${output.fileName}: ${found.join(', ')}`);
      }
    },
  };
}
