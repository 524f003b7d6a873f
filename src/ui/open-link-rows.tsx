import { useId, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ShareLink } from './share-link.tsx';

/** A link that lets somebody in. */
export interface OpenLink {
  id: string;
  /** 'For one person' */
  name: string;
  /** '30 November, 10:14' */
  madeAt: string;
  /** '14 December' */
  openUntil: string;
  /** What is shared, and where it leads. */
  shared: { path: string; text: string };
}

/** Each can be shared again, or closed, after a question. @param onClose ends when it is closed, or could not be */
export function OpenLinkRows({
  links,
  onClose,
}: {
  links: readonly OpenLink[];
  onClose: (id: string) => Promise<unknown>;
}) {
  return (
    <ul className="divide-y divide-line">
      {links.map((link, i) => (
        <OpenLinkRow
          key={link.id}
          link={link}
          place={links.length === 1 ? null : `${i + 1} of ${links.length}`}
          onClose={() => onClose(link.id)}
        />
      ))}
    </ul>
  );
}

function OpenLinkRow({
  link: { name, madeAt, openUntil, shared },
  place,
  onClose,
}: {
  link: OpenLink;
  /** Told to ears, which do not see the rows side by side; null: there is only one. */
  place: string | null;
  onClose: () => Promise<unknown>;
}) {
  const which = useId();
  const [isAsked, setAsked] = useState(false);
  const [isClosing, setClosing] = useState(false);
  async function close() {
    setClosing(true);
    // Who closes it says why it could not be.
    await onClose().catch(() => {});
    setClosing(false);
    setAsked(false);
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p id={which} className="min-w-0 flex-1 basis-[10rem]">
        {place !== null && <span className="sr-only">{place}: </span>}
        {name}
        <span className="block text-sm text-ink-soft">
          Made {madeAt}, open until {openUntil}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <ShareLink {...shared} variant="secondary" describedBy={which} />
        <Button variant="ghost" aria-describedby={which} disabled={isClosing} onClick={() => setAsked(true)}>
          Close link
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Close this link?"
        description="Whoever has it cannot come in by it any more. You can make a new one at any time."
        confirmLabel="Close link"
        pending={isClosing}
        onConfirm={() => void close()}
      />
    </li>
  );
}
