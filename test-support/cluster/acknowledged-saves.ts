import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';

/** People who save one entry after another, and keep what they were told. */
export interface Writers {
  /** How many saves were acknowledged so far. */
  acknowledged(): number;
  /** Lets each finish its save, and says what is wrong with what the server has now: nothing, if all is well. */
  stopAndCheck(): Promise<string[]>;
}

/** Statuses after which a browser tries again with the same key, as it does when no answer comes. */
const PASSING = new Set([502, 503, 504]);

interface Person {
  cookie: string;
  acknowledged: Map<string, string>;
}

/** Registers people at `url` and has them write, in no haste: one save each, then the next. */
export async function startWriters(url: string, count: number): Promise<Writers> {
  const wrong: string[] = [];
  let isStopped = false;
  const headers = (cookie?: string) => ({
    origin: url,
    'content-type': 'application/json',
    ...(cookie !== undefined && { cookie }),
  });

  /** Sends it until there is an answer that a browser would show. */
  async function persistently(path: string, init: RequestInit): Promise<Response> {
    for (;;) {
      const response = await fetch(url + path, init).catch(() => null);
      if (response && !PASSING.has(response.status)) return response;
      await response?.body?.cancel();
      await pass(200);
    }
  }

  async function join(n: number): Promise<Person> {
    const person = {
      email: `writer.${n}.${randomUUID()}@example.org`,
      password: 'lamp-upon-a-stand-7',
      firstName: 'Writer',
      lastName: String.fromCharCode('A'.charCodeAt(0) + (n % 26)),
    };
    const post = (path: string) =>
      persistently(path, { method: 'POST', headers: headers(), body: JSON.stringify(person) });
    const registered = await post('/api/auth/register');
    const told = await registered.text();
    if (!registered.ok) throw new Error(`a writer could not register: ${registered.status} ${told}`);
    const { email, password } = person;
    const answer = await persistently('/api/auth/login', {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({ email, password }),
    });
    if (!answer.ok) throw new Error(`a writer could not sign in: ${answer.status} ${await answer.text()}`);
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', acknowledged: new Map() };
  }

  async function write({ cookie, acknowledged }: Person): Promise<void> {
    while (!isStopped) {
      const content = `Entry ${randomUUID()}`;
      const response = await persistently('/api/journal/entries', {
        method: 'POST',
        headers: { ...headers(cookie), 'idempotency-key': randomUUID() },
        body: JSON.stringify({ content, reflectionPrompt: null, mood: null, writingTimeMinutes: 1 }),
      });
      const text = await response.text();
      if (response.status === 201) acknowledged.set((JSON.parse(text) as { id: string }).id, content);
      else wrong.push(`a save was answered ${response.status}: ${text.slice(0, 200)}`);
    }
  }

  async function check({ cookie, acknowledged }: Person): Promise<void> {
    const found = new Map<string, string>();
    for (let next: string | null = '/api/journal/entries'; next !== null; ) {
      const response = await persistently(next, { headers: headers(cookie) });
      if (!response.ok) throw new Error(`the journal was answered ${response.status}`);
      for (const { id, content } of (await response.json()) as { id: string; content: string }[]) {
        found.set(id, content);
      }
      const link: string | undefined = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
      next = link === undefined ? null : link.replace(url, '');
    }
    for (const [id, content] of acknowledged) {
      if (found.get(id) !== content) wrong.push(`lost: ${id}`);
    }
    const contents = [...found.values()];
    if (new Set(contents).size < contents.length) wrong.push('an entry was saved twice');
  }

  const people = await Promise.all(Array.from({ length: count }, (_, n) => join(n)));
  const writing = people.map(write);
  return {
    acknowledged: () => people.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    async stopAndCheck() {
      isStopped = true;
      await Promise.all(writing);
      for (const person of people) await check(person);
      return wrong;
    },
  };
}
