import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from './config.ts';

const FILE = 0o600;
const FOLDER = 0o700;
/** The sticky bit: everybody puts things here, as into '/tmp'. */
const FOR_EVERYBODY = 0o1000;

/** What is ours in DATA_DIR. Other things there are left alone: somebody may have named a folder that holds more. */
const OURS = ['lampstand.db', 'lampstand.db-wal', 'lampstand.db-shm', 'auth-secret', 'objects'];

/** What says nothing about whose a folder is: a volume's own folder, the files of the house, and hidden ones. */
const MAY_BE_BESIDE = /^(\..*|lost\+found|translations|uploaded-texts|[a-z.-]+\.(txt|md|json))$/;

/**
 * Takes DATA_DIR, and what earlier versions left in it for everybody to read, away from other users of the machine.
 * The folder itself comes first, so that nothing below can be reached; then what is in it, each folder after its
 * contents. So a folder that has the right mode has been done, and later starts do not look into it again. Windows has
 * no such modes. A folder that holds other things too, '/tmp' or '/etc' by mistake, keeps its mode: others need it, and what is
 * ours in it is closed by itself.
 * @param say is told once when a mode is not changed: the folder is not ours alone, or a volume has none or is somebody else's
 * @throws ConfigError when DATA_DIR is no folder
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
  if (!found.isDirectory()) {
    throw new ConfigError(
      `Wrong configuration: DATA_DIR: ${dataDir} is no folder; name one that is Lampstand's own`,
    );
  }
  if ((found.mode & 0o777) !== FOLDER) {
    const [other] = await othersThingsIn(dataDir);
    if (other === undefined && (found.mode & FOR_EVERYBODY) === 0) await setMode(dataDir, FOLDER);
    else
      say(`${dataDir} is not Lampstand's alone${other ? ` (${other})` : ''}, so it stays as open as it is.`);
  }
  for (const name of OURS) await tighten(path.join(dataDir, name));
  if (refused !== null) {
    say(`Others on this machine may be able to read the data: the mode of ${refused} cannot be changed.`);
  }
}

async function othersThingsIn(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => !OURS.includes(name) && !MAY_BE_BESIDE.test(name)).sort();
}
