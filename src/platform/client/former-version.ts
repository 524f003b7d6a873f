import { isOfFormerVersion } from '#ui/page-version.ts';
import { offerWithFailures, type ToastAddition, toast } from '#ui/toast-store.ts';
import { onRefusal } from './after-refusal.ts';
import { ApiError } from './api-error.ts';

const RENEWED =
  'Lampstand was renewed while this page was open. Please copy what you typed, load the page again, and send it once more.';

/** It says why by itself: some screens tell of a failure in their own words alone. */
const LOAD_AGAIN: ToastAddition = {
  words: 'A newer Lampstand is here.',
  label: 'Load again',
  press: () => window.location.reload(),
};

/**
 * From now on, input that the server refuses from a page that was open during an upgrade is explained by that, with an offer to load
 * the page again: what is wrong in the new version's words is nothing that a person could mend in the fields of the former one.
 * They stay as they are meanwhile.
 */
export function explainToFormerVersions(): void {
  let isTold = false;
  onRefusal((refusal) => (refusal.code === 'INVALID_INPUT' ? explained(refusal) : null));

  async function explained({ status, code }: ApiError): Promise<ApiError | false> {
    if (!(await isOfFormerVersion())) return false;
    offerWithFailures(LOAD_AGAIN);
    // Once, as calls that nobody waits for are made again and again. Whoever was waited for mostly has a toast of its own, which
    // takes the place of this one and has the offer, too.
    if (!isTold) toast({ title: 'Not Sent Yet', description: RENEWED, variant: 'destructive' });
    isTold = true;
    const answer = { status, statusText: '', headers: new Headers() };
    return new ApiError(answer, JSON.stringify({ code, message: RENEWED }));
  }
}
