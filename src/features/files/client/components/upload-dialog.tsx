import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import '../uppy-sources-theme.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { sizeText } from '../../files.rules.ts';
import { restrictedTo, showDashboard } from '../files-uppy.ts';
import type { UploadLimits, UploadPlace } from '../upload-place.ts';
import type { UploadSession } from '../upload-session.ts';
import { useDashboardTheme } from '../uppy/use-dashboard-theme.ts';

interface UploadsProps {
  place: UploadPlace;
  limits: UploadLimits;
  begin: () => Promise<UploadSession>;
  /** The code of Uppy could not be loaded. */
  onFailed: () => void;
}

/** Uppy's Dashboard for a place. Closing it ends nothing: what is being sent is sent on. */
export function UploadDialog({
  open,
  onOpenChange,
  ...uploads
}: UploadsProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="dashboard"
      title="Add files"
      description={`Up to ${sizeText(uploads.limits.fileLimitBytes)} each. You can close this and read on: an upload continues.`}
    >
      <Uploads {...uploads} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Uploads({ place, limits, begin, onDone, onFailed }: UploadsProps & { onDone: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<UploadSession | null>(null);
  const theme = useDashboardTheme();
  const join = useEffectEvent(begin);
  const done = useEffectEvent(onDone);
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    let here = true;
    join().then(
      (begun) => here && setSession(begun),
      () => here && failed(),
    );
    return () => {
      here = false;
    };
  }, []);

  useEffect(() => {
    if (!session || !frame.current) return;
    const { uppy, element } = session;
    // Finished files are cleared here and not when the last one arrives, because Uppy still uses them then.
    if (session.progress.unfinished === 0) uppy.clear();
    frame.current.append(element);
    showDashboard(uppy, element, () => {
      uppy.clear();
      done();
    });
    return () => element.remove();
  }, [session]);

  useEffect(() => {
    session?.uppy.setOptions(restrictedTo(place, limits, session.uppy.getFiles()));
    session?.uppy.getPlugin('Dashboard')?.setOptions({ theme });
  }, [session, place, limits, theme]);

  return <div ref={frame} className="min-h-[34.375rem]" />;
}
