import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveArgon2 = promisify(argon2);

/** What hashing a password costs: `memory` in KiB, `passes` over it, `parallelism` in lanes. */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. About 30 ms off the main thread. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const TAG_BYTES = 32;
const NONCE_BYTES = 16;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export interface PasswordHasher {
  /** Hashes a password with argon2id into the PHC string format. */
  hash(password: string): Promise<string>;
  /**
   * Checks a password with the cost that its hash was made with; false for a hash of another kind. Without a hash (no
   * such account, or one without a password) it is false too, after as much work as for a hash of today.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Hashes at `cost`. Production gives `PASSWORD_COST`; tests, which hash at every turn, less. */
export function createPasswordHasher(cost: PasswordCost): PasswordHasher {
  return {
    async hash(password) {
      const nonce = randomBytes(NONCE_BYTES);
      const tag = await derive(password, nonce, cost, TAG_BYTES);
      const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
      return `$argon2id$v=19$${parameters}$${base64(nonce)}$${base64(tag)}`;
    },

    async verify(hash, password) {
      if (hash === null) {
        await derive(password, Buffer.alloc(NONCE_BYTES), cost, TAG_BYTES);
        return false;
      }
      const match = PHC.exec(hash);
      if (!match) return false;
      const [, memory, passes, parallelism, nonce, expected] = match as unknown as string[];
      const tag = Buffer.from(expected!, 'base64');
      const ofHash = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
      return timingSafeEqual(await derive(password, Buffer.from(nonce!, 'base64'), ofHash, tag.length), tag);
    },
  };
}

function derive(password: string, nonce: Buffer, cost: PasswordCost, tagLength: number): Promise<Buffer> {
  return deriveArgon2('argon2id', { message: password.normalize('NFKC'), nonce, ...cost, tagLength });
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
