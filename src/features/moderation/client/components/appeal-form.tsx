import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { type Changes, useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast-store.ts';
import { MODERATION_LIMITS } from '../../moderation.rules.ts';
import { createAppeal, getMyWords, listMyWords } from '../../my-words.contract.ts';

const appealed: Changes<typeof createAppeal> = (cache, now) => {
  cache.set(getMyWords, (known) => (known.caseId === now.caseId ? now : known));
  cache.setPages(listMyWords, (items) => items.map((item) => (item.caseId === now.caseId ? now : item)));
};

/** Where an author answers a moderator, once. What is typed is kept in this browser until it is sent. */
export function AppealForm({
  actionId,
  isSecond,
}: {
  actionId: string;
  /** Another one stands above: this one opens when it is wanted, or when something is kept in it. */
  isSecond: boolean;
}) {
  const { user } = useCurrentUser();
  const name = `appeal-${actionId}`;
  const [text, setText] = useState(() => (user ? (localDrafts.read(user.id, name) ?? '') : ''));
  const [error, setError] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(!isSecond || text !== '');
  const form = useRef<HTMLFormElement>(null);
  const keep = (typed: string) => user && localDrafts.write(user.id, name, typed);
  const appeal = useEndpointMutation(createAppeal, {
    changes: appealed,
    onSuccess: () => {
      keep('');
      toast({ title: 'Sent', description: 'Every moderator sees your answer. You will be told.' });
    },
    onError: (failure) =>
      toast({
        title: 'Not Sent',
        description: serverMessageOr(failure, 'Your answer is kept here. Please try again in a moment.'),
        variant: 'destructive',
      }),
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') setError('Please write a line.');
    else appeal.mutate({ params: { actionId }, body: { text: text.trim() } });
  }

  function open() {
    flushSync(() => setOpen(true));
    form.current?.querySelector('textarea')?.focus();
  }

  if (!isOpen) {
    return (
      <Button variant="secondary" className="mt-3" onClick={open}>
        Answer this, too
      </Button>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="mt-4 flex flex-col items-start gap-3">
      <TextArea
        className="w-full [&>textarea]:min-h-24"
        label="If we read it wrongly, tell us here"
        hint="Every moderator sees your answer, and somebody else than before looks again, where there is somebody else."
        rows={3}
        error={error}
        maxLength={MODERATION_LIMITS.appeal}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(null);
          keep(target.value);
        }}
      />
      <Button type="submit" pending={appeal.isPending}>
        Send
      </Button>
    </form>
  );
}
