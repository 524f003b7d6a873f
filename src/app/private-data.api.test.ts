import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandBeside } from '#test-support/commands.ts';
import { store } from '#test-support/my-files.ts';
import { signedUp } from '#test-support/people.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { type RealServer, startRealServer } from '#test-support/start-real-server.ts';

let folder = '';
let server: RealServer;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lampstand-modes-'));
});
afterAll(async () => {
  await server?.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** What anybody but the owner could look into, below `root` and itself: 'name mode'. */
function openToOthers(root: string): string[] {
  const names = ['.', ...readdirSync(root, { recursive: true, encoding: 'utf8' })];
  return names.flatMap((name) => {
    const found = statSync(path.join(root, name));
    const mode = found.mode & 0o777;
    return mode === (found.isDirectory() ? 0o700 : 0o600) ? [] : [`${name} ${mode.toString(8)}`];
  });
}

describe('what people wrote, on a machine that others use too', () => {
  it('can be read by the owner of the server alone: data, uploads under way, and a backup', async () => {
    const dataDir = path.join(folder, 'data');
    // As an earlier version left it.
    mkdirSync(path.join(dataDir, 'objects/kept'), { recursive: true, mode: 0o755 });
    writeFileSync(path.join(dataDir, 'lampstand.db'), '');
    chmodSync(path.join(dataDir, 'lampstand.db'), 0o644);
    // The most generous shell.
    const under = ['sh', '-c', 'umask 000; exec "$0" "$@"'];
    server = await startRealServer({ dataDir, under });
    const ruth = await signedUp(server.url, 'ruth');
    await store(ruth, 'gleaned');
    const parted = await PartedUpload.begin(ruth);
    await parted.send(1, Buffer.alloc(1024));
    const settings = { DATA_DIR: dataDir };
    const backup = path.join(folder, 'backup');
    expect(await commandBeside(settings, 'backup', backup)).toMatchObject({ code: 0 });

    const kept = readdirSync(dataDir, { recursive: true });
    for (const name of ['lampstand.db-wal', 'lampstand.db-shm', 'auth-secret']) expect(kept).toContain(name);
    expect(openToOthers(dataDir)).toEqual([]);
    expect(openToOthers(backup)).toEqual([]);

    await server.stop();
    const restored = path.join(folder, 'restored');
    expect(await commandBeside({ DATA_DIR: restored }, 'restore', backup)).toMatchObject({ code: 0 });
    expect(openToOthers(restored)).toEqual([]);
  });
});
