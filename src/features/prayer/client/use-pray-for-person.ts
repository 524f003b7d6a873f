import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { createItem } from '../prayer-list.contract.ts';
import { itemWords } from './item-words.ts';
import { itemCreated } from './list-changes.ts';

/** '/prayers?pray-for=PERSON', which a person's card leads to: puts them on my list, once. */
export function usePrayForPerson(): void {
  const personId = new URLSearchParams(useSearch()).get('pray-for');
  const [, navigate] = useLocation();
  const { mutate } = useEndpointMutation(createItem, {
    changes: itemCreated,
    onSuccess: (item) => toast({ title: `${itemWords(item)} is on your list` }),
    onError: (error) => failureToast('Not on Your List', error),
  });
  const add = useEffectEvent((id: string) => {
    navigate('/prayers', { replace: true });
    mutate({ body: { personId: id } });
  });
  useEffect(() => {
    if (personId !== null && personId !== '') add(personId);
  }, [personId]);
}
