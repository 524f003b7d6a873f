import { Dialog } from '#ui/dialog.tsx';

/** Reports somebody's words to the moderators. */
export function ReportWords({
  onClose,
}: {
  kind: 'prayer-request' | 'encouragement' | 'testimony';
  wordsId: string;
  about: string | null;
  onClose: () => void;
}) {
  return <Dialog open onOpenChange={(open) => !open && onClose()} title="Report" />;
}
