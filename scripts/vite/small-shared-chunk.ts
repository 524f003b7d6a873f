import type { Plugin } from 'vite';

/** Bytes, before they are compressed. It has some 58,000; a dialog with what it is made of would add 40,000. */
const MOST_BYTES = 62_000;

/** What is wrong with the chunk that every first screen waits for; null when it is small. */
export function tooLarge(name: string, code: string): string | null {
  const bytes = Buffer.byteLength(code);
  if (name !== 'shared' || bytes <= MOST_BYTES) return null;
  return `every first screen waits for the client's shared chunk, which has ${bytes} bytes, more than ${MOST_BYTES}. Keep out of its group in vite.config.ts what no first screen shows.`;
}

/** Fails the client's build when something large enters the shared chunk: a new file of `src/ui` does by itself. */
export function smallSharedChunk(): Plugin {
  return {
    name: 'lampstand:small-shared-chunk',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const wrong = output.type === 'chunk' ? tooLarge(output.name, output.code) : null;
        if (wrong !== null) this.error(wrong);
      }
    },
  };
}
