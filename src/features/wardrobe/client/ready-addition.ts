import type { QueryClient } from '@tanstack/react-query';
import type { Paid } from '#features/progress/progress.rules.ts';
import type { ToastAddition } from '#ui/toast-store.ts';
import type { Unopened } from '../wardrobe.contract.ts';
import { openGift } from './open-gift.ts';
import { unopenedQuery } from './wardrobe-queries.ts';

/** What a toast has to add when XP was paid: what this has made ready, and a button that opens the first of it. */
export function readyAddition(queryClient: QueryClient, paid: Paid): ToastAddition | null {
  const unopened = queryClient.getQueryData(unopenedQuery.queryKey)?.unopened ?? [];
  const [first, ...others] = readyBetween(unopened, paid);
  if (first === undefined) return null;
  return {
    words: saidReady(first, others),
    label: 'Open it',
    press: () => openGift(queryClient, first),
  };
}

/** What can be opened with `to` XP and could not with `from`. */
export function readyBetween(unopened: readonly Unopened[], { from, to }: Paid): Unopened[] {
  return unopened.filter(({ requiredXP }) => from < requiredXP && requiredXP <= to);
}

/** 'Clay Jar is ready', 'Clay Jar is ready, and so is the outfit Garden Overalls' */
export function saidReady(first: Unopened, others: readonly Unopened[]): string {
  const one = `${titleOf(first).replace(/^t/, 'T')} is ready`;
  if (others.length === 0) return one;
  const rest = new Intl.ListFormat('en').format(others.map(titleOf)).replace(', and ', ' and ');
  return `${one}, and so ${others.length === 1 ? 'is' : 'are'} ${rest}`;
}

function titleOf({ kind, name }: Unopened): string {
  if (kind === 'chest') return name;
  return kind === 'collection' ? `the ${name} collection` : `the ${kind} ${name}`;
}
