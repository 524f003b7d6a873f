import { toast } from '#ui/toast-store.ts';
import type { Debate } from '../debates.contract.ts';
import { sharedWords } from './closing-words.ts';
import { debatePath } from './debates-address.ts';

/** Hands a closed week to the device's own sharing, or copies it where there is none. Nobody's name goes with it. */
export async function shareClosed(debate: Debate): Promise<void> {
  const url = new URL(debatePath(debate.week), location.href).href;
  const text = sharedWords(debate);
  const canShare = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
  try {
    if (canShare) await navigator.share({ title: debate.question, text, url });
    else {
      await navigator.clipboard.writeText(`${text}\n\n${url}`);
      toast({
        title: 'Copied',
        description: 'The question, what moved and what was said best. Nobody is named.',
      });
    }
  } catch (error) {
    // Whoever turns back on the device's own sheet knows that they did.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: 'Not Copied', description: url, variant: 'destructive' });
  }
}
