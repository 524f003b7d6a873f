import { useState } from 'react';
import { Report } from '#features/moderation/client/for-other-features.ts';
import type { ToldNotification } from '#platform/client/client-feature.ts';

/** Reports the word with which a group declined its reader, who reads it nowhere else than in the notification. */
export function ReportDeclining({ notification: { subjectId, text } }: { notification: ToldNotification }) {
  const [isOpen, setOpen] = useState(false);
  if (text === null) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-ms-2 min-h-11 rounded-control px-2 text-[0.9375rem] font-semibold text-dusk hover:bg-ink/8"
      >
        Report<span className="sr-only"> these words</span>
      </button>
      <Report
        reported={{ kind: 'group-declining', wordsId: subjectId, about: null }}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
