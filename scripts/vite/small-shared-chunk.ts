import type { Plugin } from 'vite';

/**
 * Bytes, before they are compressed. They have some 58,000 and 23,000; a dialog with what it is made of would add 40,000 to either.
 */
const MOST_BYTES: Readonly<Record<string, number>> = { shared: 62_000, 'of-home': 25_000 };

/** What is wrong with a chunk that every first screen waits for; null when it is small, or none of these. */
export function tooLarge(name: string, code: string): string | null {
  const bytes = Buffer.byteLength(code);
  const most = MOST_BYTES[name];
  if (most === undefined || bytes <= most) return null;
  return `every first screen waits for the client's chunk ${name}, which has ${bytes} bytes, more than ${most}. Keep out of its group in vite.config.ts what no first screen shows.`;
}

/** Fails the client's build when something large enters one of these chunks: a new file of `src/ui` does by itself. */
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
