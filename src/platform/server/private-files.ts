import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const FILE = 0o600;
const FOLDER = 0o700;

/** What is ours in DATA_DIR. Other things there are left alone: somebody may have named a folder that holds more. */
const OURS = ['lampstand.db', 'lampstand.db-wal', 'lampstand.db-shm', 'auth-secret', 'objects'];

/**
 * Takes DATA_DIR, and what earlier versions left in it for everybody to read, away from other users of the machine.
 * The folder itself comes first, so that nothing below can be reached; then what is in it, each folder after its
 * contents. So a folder that has the right mode has been done, and later starts do not look into it again. Windows has
 * no such modes.
 * @param say is told once when a mode cannot be changed, on a volume that has none or belongs to somebody else
 */
export async function makePrivate(dataDir: string, say: (line: string) => void): Promise<void> {
  if (process.platform === 'win32') return;
  let refused: string | null = null;
  const setMode = async (place: string, mode: number) => {
    try {
      await chmod(place, mode);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A running instance removes files meanwhile.
      if (code !== 'ENOENT') refused ??= `${place} (${code})`;
    }
  };
  const tighten = async (place: string): Promise<void> => {
    const found = await stat(place).catch(() => null);
    if (!found) return;
    const mode = found.mode & 0o777;
    if (found.isFile() && mode !== FILE) return setMode(place, FILE);
    if (!found.isDirectory() || mode === FOLDER) return;
    // Links are not followed: what they lead to may be somebody else's.
    const inside = (await readdir(place, { withFileTypes: true }).catch(() => [])).filter(
      (entry) => entry.isFile() || entry.isDirectory(),
    );
    const files = inside.filter((entry) => entry.isFile());
    await Promise.all(files.map(({ name }) => tighten(path.join(place, name))));
    // One folder after the other, so that memory stays small however many files there are.
    for (const { name } of inside.filter((entry) => entry.isDirectory()))
      await tighten(path.join(place, name));
    await setMode(place, FOLDER);
  };
  const found = await stat(dataDir).catch(() => null);
  if (!found) return;
  if ((found.mode & 0o777) !== FOLDER) await setMode(dataDir, FOLDER);
  for (const name of OURS) await tighten(path.join(dataDir, name));
  if (refused !== null) {
    say(`Others on this machine may be able to read the data: the mode of ${refused} cannot be changed.`);
  }
}
