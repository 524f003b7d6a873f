import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { mainContentId } from '#ui/main-content.tsx';
import { beginOpening, type Gift } from './gift-openings.ts';
import { collectionUnlocking, outfitUnlocking } from './unlocking.ts';
import { unopenedQuery } from './wardrobe-queries.ts';

/**
 * Opens a gift that a toast has told of, there and then: a chest is asked about first, an outfit and a collection are
 * unlocked at once. What is open by now, here or in another tab, is shown.
 */
export function openGift(queryClient: QueryClient, gift: Gift): void {
  const { kind, id } = gift;
  // The button is gone with its toast; what takes the focus next gives it back to the page.
  document.getElementById(mainContentId)?.focus({ preventScroll: true });
  const unopened = queryClient.getQueryData(unopenedQuery.queryKey)?.unopened ?? [];
  const isWaiting = unopened.some((waiting) => waiting.kind === kind && waiting.id === id);
  if (isWaiting && kind === 'chest') beginOpening(gift, 'asked');
  else if (isWaiting && kind === 'outfit') unlock(outfitUnlocking(queryClient));
  else if (isWaiting && kind === 'collection') unlock(collectionUnlocking(queryClient));
  else beginOpening(gift, 'shown');

  function unlock<T>(options: ConstructorParameters<typeof MutationObserver<T, Error, string>>[1]) {
    // A failure is told by the options themselves.
    new MutationObserver(queryClient, options).mutate(id).catch(() => {});
  }
}
