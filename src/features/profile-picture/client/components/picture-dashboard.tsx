import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import '@uppy/image-editor/css/style.min.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { uploadFailureMessage, useDashboardTheme } from '#features/files/client/uppy/for-other-features.ts';
import { toast } from '#ui/toast-store.ts';
import { createPictureUppy, refuseUploaded, themeDashboard } from '../picture-uppy.ts';
import { useSaveProfilePicture } from '../use-profile-picture.ts';

/** Uppy's Dashboard for one square picture. What fails can be tried again in it, what is refused replaced. */
export function PictureDashboard({ onSaved }: { onSaved: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const running = useRef<ReturnType<typeof createPictureUppy>>(null);
  const theme = useDashboardTheme();
  const { mutateAsync: save } = useSaveProfilePicture();
  const keep = useEffectEvent(async (uploadURL: string) => {
    await save({ body: { profileImageURL: uploadURL } });
    onSaved();
  });
  const themeNow = useEffectEvent(() => theme);

  useEffect(() => {
    if (!place.current) return;
    const uppy = createPictureUppy(place.current, themeNow());
    running.current = uppy;
    uppy.on('upload-error', (_file, error) =>
      toast({ title: 'Upload Failed', description: uploadFailureMessage(error), variant: 'destructive' }),
    );
    // Not 'complete': a file that is tried again on its own never says that.
    uppy.on('upload-success', (file, { uploadURL }) => {
      if (!file || uploadURL === undefined) return;
      keep(uploadURL).catch((error: unknown) => refuseUploaded(uppy, file.id, error));
    });
    return () => uppy.destroy();
  }, []);

  useEffect(() => {
    if (running.current) themeDashboard(running.current, theme);
  }, [theme]);

  return <div ref={place} className="min-h-50 sm:min-h-[34.375rem]" />;
}
