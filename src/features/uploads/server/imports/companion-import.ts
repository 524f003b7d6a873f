import { z } from 'zod';
import type { Begun } from './begin-import.ts';
import type { Companion, CompanionAnswer, Exchange } from './load-companion.ts';
import { parseJson } from './parse-json.ts';
import type { ImportNews, ImportWork } from './running-imports.ts';

export interface CompanionOrder {
  companion: Companion;
  exchange: Omit<Exchange, 'body'>;
  /** Where Companion sends what it gets: a signed address of this server. */
  endpoint: string;
  name: string;
  type: string;
}

/**
 * Has Companion send for a cloud's file. Uppy asks any Companion for S3; here it always streams to this server, so that
 * limits and ownership hold for every store.
 */
export async function askCompanion(order: CompanionOrder): Promise<Begun | CompanionAnswer> {
  const { companion, endpoint, name, type } = order;
  const answer = await companion.ask({
    ...order.exchange,
    // In a form: a cloud's word for the size need not be true, and other than in a form it would have to be.
    body: {
      protocol: 'multipart',
      httpMethod: 'post',
      useFormData: true,
      fieldname: 'file',
      endpoint,
      headers: {},
      metadata: { name, type },
    },
  });
  const token = answer.status === 200 ? tokenSaid.parse(JSON.parse(answer.text)).token : null;
  return token === null ? answer : { token, work: companionWork(companion, token) };
}

function companionWork({ events, tell: say }: Companion, token: string): ImportWork {
  const forget = () => {
    for (const name of [token, `connection:${token}`, `cancel:${token}`]) events.removeAllListeners(name);
  };
  return {
    begin(tell) {
      events.on(token, (event: { action: string; payload: unknown }) => {
        const news = newsIn(event);
        if (news.action !== 'progress') forget();
        tell(news);
      });
      say(`connection:${token}`);
    },
    cancel() {
      say(`cancel:${token}`);
      forget();
    },
  };
}

const tokenSaid = z.object({ token: z.string() });
const progressSaid = z.object({ progress: z.string(), bytesUploaded: z.number(), bytesTotal: z.number() });
const refusalSaid = z.object({
  error: z.object({ extraData: z.object({ responseText: z.string() }) }),
});
const errorBody = z.object({ message: z.string() });

/** Companion's own words about success and failure hold addresses, headers and stacks of this server. */
function newsIn({ action, payload }: { action: string; payload: unknown }): ImportNews {
  if (action === 'progress') return { action, payload: progressSaid.parse(payload) };
  if (action === 'success') return { action };
  // What this server said when it refused the bytes is meant for people.
  const text = refusalSaid.safeParse(payload).data?.error.extraData.responseText;
  const message = errorBody.safeParse(parseJson(text ?? '')).data?.message ?? null;
  return { action: 'error', message };
}
