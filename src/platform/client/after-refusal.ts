import { ApiError } from './api-error.ts';

/**
 * Does what the server asked for with its refusal, together with the person. True: the call is worth making once more; an error is
 * what the caller is told instead. Null: this refusal is none of its business.
 */
type Mend = (refusal: ApiError) => Promise<boolean | ApiError> | null;

const mends = new Set<Mend>();

/** From now on `mend` hears of each call that the server refuses, before its caller does. */
export function onRefusal(mend: Mend): void {
  mends.add(mend);
}

/**
 * Makes a call, and makes it again after each refusal that was mended. Whoever calls waits meanwhile, with what was typed,
 * and hears of a refusal only when it stays.
 */
export async function mended<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const end = await mendAny(error);
      if (end !== true) throw end === false ? error : end;
    }
  }
}

async function mendAny(refusal: ApiError): Promise<boolean | ApiError> {
  for (const mend of mends) {
    const mending = mend(refusal);
    if (mending !== null) return mending;
  }
  return false;
}
