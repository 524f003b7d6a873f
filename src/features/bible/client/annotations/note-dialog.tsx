import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { ApiError, saysNothingWasMade, serverMessageOr } from '#platform/client/api-error.ts';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { basisOfSent } from '#platform/client/is-revision.ts';
import { randomId } from '#platform/client/random-id.ts';
import { callAndChange, useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { useNewest } from '#platform/client/use-newest.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Spoken } from '#ui/spoken.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast-store.ts';
import { WordsSinceChanged } from '#ui/words-since-changed.tsx';
import {
  createNote,
  deleteNote,
  getAnnotations,
  updateNote,
  type VerseNote,
} from '../../annotations.contract.ts';
import { ANNOTATION_LIMITS } from '../../annotations.rules.ts';
import type { TextId } from '../../bible.rules.ts';
import { useTextLanguage } from '../use-text-language.ts';
import { noteCreated, noteDeleted, noteUpdated } from './annotation-changes.ts';
import { isBehind, noteForm, sendingOf } from './note-draft.ts';

/** The note that is written: one that is there, or a new one beside verses of a chapter. */
export interface OpenNote {
  note: VerseNote | null;
  verseId: string;
  lastVerse: number;
  /** 'Psalm 23:2–3' */
  reference: string;
  quote: string;
  /** The text that the quote is of. */
  translation: TextId;
}

/** Writes, changes or deletes a note. What is typed is kept in this browser until it is saved. */
export function NoteDialog({ open, onClose }: { open: OpenNote; onClose: () => void }) {
  const { user } = useCurrentUser();
  return user && <NoteForm key={nameOf(open)} userId={user.id} open={open} onClose={onClose} />;
}

function nameOf({ note, verseId, lastVerse }: OpenNote): string {
  return note?.id ?? `${verseId}-${lastVerse}`;
}

function NoteForm({ userId, open, onClose }: { userId: string; open: OpenNote; onClose: () => void }) {
  const { verseId, lastVerse, reference, quote, translation } = open;
  const language = useTextLanguage(translation);
  const queryClient = useQueryClient();
  const {
    newest: note,
    isAsked: isAnswer,
    askAnew,
  } = useNewest(open.note, async () => {
    const [bookId = '', chapter = ''] = verseId.split('.');
    const query = endpointQuery(getAnnotations, { params: { bookId, chapter } });
    const { notes } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const found = notes.find(({ id }) => id === open.note?.id);
    if (found === undefined) return undefined;
    const input = { params: { noteId: found.id }, body: { text: found.text } };
    changeAnswers(queryClient, (cache) => noteUpdated(cache, found, input));
    return found;
  });
  const [form] = useState(() => noteForm(nameOf(open)));
  const { draft, latest, change, clear, isKept } = useKeptDraft(userId, form);
  const [error, setError] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const text = draft.text ?? note?.text ?? '';
  // Said in the dialog, beside the words: a toast would go before somebody has read it.
  async function onError(problem: Error) {
    // What stands there now says more than a message does.
    if (isChangedElsewhere(problem) && open.note !== null && (await askAnew())) return;
    if (isChangedElsewhere(problem) && open.note === null) {
      return setError(
        'It had been saved already, and was changed elsewhere since. Saved again, what stands here is a note of its own.',
      );
    }
    setError(
      serverMessageOr(problem, 'Your words are kept here. Please look at your connection and try again.'),
    );
  }
  function create(key: { of: string; value: string }) {
    const input = { body: { verseId, lastVerse, text: key.of } };
    return callAndChange(queryClient, createNote, noteCreated, input, { idempotencyKey: key.value });
  }
  function changeTo(noteId: string, words: string, basedOn: number | null) {
    const input = { params: { noteId }, body: { text: words, basedOn } };
    return callAndChange(queryClient, updateNote, noteUpdated, input);
  }
  const save = useMutationOnce<VerseNote, string>({
    mutationFn: async (words) => {
      // What stands there now is shown: whoever saves has seen it.
      if (note !== null) return changeTo(note.id, words, note.updatedAt);
      const { first, isChangedAfter } = sendingOf(words, latest(), randomId);
      change({ key: isChangedAfter ? { ...first, changedTo: [...(first.changedTo ?? []), words] } : first });
      const made = await create(first).catch((problem: Error) => {
        if (saysNothingWasMade(problem)) change({ key: null });
        throw problem;
      });
      if (!isChangedAfter) return made;
      const basedOn = basisOfSent({ ...made, words: made.text }, [first.of, ...(first.changedTo ?? [])]);
      return changeTo(made.id, words, basedOn).catch((problem: Error) => {
        // It stands beside the verses as it is now. What is written here is a note of its own at the next press.
        if (isChangedElsewhere(problem)) change({ key: null });
        throw problem;
      });
    },
    onSuccess: () => {
      clear();
      toast({ title: 'Note Saved', description: `It stands beside ${reference}.` });
      onClose();
    },
    onError,
  });
  const remove = useEndpointMutation(deleteNote, {
    changes: noteDeleted,
    onSuccess: () => {
      clear();
      toast({ title: 'Note Deleted', description: reference });
      onClose();
    },
    onError,
  });
  const isGoing = save.isPending || remove.isPending;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !isGoing && onClose()}
      title={note === null ? 'A note' : 'Your note'}
      description={reference}
      footer={
        isAsked && note !== null ? (
          <SurelyDelete
            pending={remove.isPending}
            onKeep={() => setIsAsked(false)}
            onDelete={() => remove.mutate({ params: { noteId: note.id } })}
          />
        ) : (
          <>
            {note !== null && !isAsked && (
              <Button variant="secondary" onClick={() => setIsAsked(true)}>
                Delete
              </Button>
            )}
            <Button
              pending={save.isPending}
              disabled={text.length > ANNOTATION_LIMITS.note}
              onClick={() => {
                if (isBlank(text)) setError('Please write something in your note before saving.');
                else save.mutate(text);
              }}
            >
              Save note
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <blockquote
          {...language}
          className="line-clamp-3 border-s-2 border-line ps-3 font-scripture text-ink-soft"
        >
          {quote}
        </blockquote>
        {note !== null && isBehind(note, draft) && (
          <WordsSinceChanged what="note" words={note.text} isAnswer={isAnswer} />
        )}
        <TextArea
          label="Your note"
          hint="Only you see it."
          error={error}
          autoFocus
          rows={4}
          readOnly={isGoing}
          max={ANNOTATION_LIMITS.note}
          value={text}
          onChange={(event) => {
            setError(undefined);
            const isBegun = draft.text === null && note !== null;
            change({ text: event.target.value, ...(isBegun && { basedOn: note.updatedAt }) });
          }}
        />
        {!isKept && (
          <Spoken className="text-sm text-ink-soft">
            This browser cannot keep what you type. Please save before you leave.
          </Spoken>
        )}
      </div>
    </Dialog>
  );
}

function isChangedElsewhere(problem: Error): boolean {
  return problem instanceof ApiError && problem.code === 'NOTE_CHANGED';
}

/** Asks where 'Delete' stood: a note is gone for good. */
function SurelyDelete({
  pending,
  onKeep,
  onDelete,
}: {
  pending: boolean;
  onKeep: () => void;
  onDelete: () => void;
}) {
  return (
    <>
      <Spoken className="mr-auto self-center text-ink-soft">Delete this note for good?</Spoken>
      <Button variant="secondary" autoFocus disabled={pending} onClick={onKeep}>
        Keep it
      </Button>
      <Button variant="destructive" pending={pending} onClick={onDelete}>
        Delete it
      </Button>
    </>
  );
}
