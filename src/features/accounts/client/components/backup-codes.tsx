import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { Button } from '#ui/button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';

/** The codes, to be written down or copied. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const list = useFocusOnArrival<HTMLUListElement>();
  const copied = { title: 'Codes Copied', description: 'Paste them where you keep your passwords.' };
  const copy = () => copyText(codes.join('\n'), copied, 'Please write them down.');
  return (
    <div className="flex flex-col items-center gap-4">
      <ul
        translate="no"
        ref={list}
        tabIndex={-1}
        aria-label="Backup codes"
        className="grid w-full grid-cols-1 gap-x-4 gap-y-1.5 rounded-control bg-inset px-4 py-3 text-center font-mono select-all focus:outline-none min-[360px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-2 flex w-full flex-wrap justify-end gap-3">
        <Button variant="secondary" icon={<CopyIcon size={20} aria-hidden />} onClick={() => void copy()}>
          Copy them
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  );
}
