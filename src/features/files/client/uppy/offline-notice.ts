import type { Body, Meta, Uppy } from '@uppy/core';

/**
 * Lets 'No Internet connection' stay for as long as there is none. Uppy shows it for 0 ms, by which it means for ever; and when the
 * time of any notice is over, it takes away whichever is first.
 */
export function keepOfflineNotice<M extends Meta, B extends Body>(uppy: Uppy<M, B>): void {
  const text = uppy.i18n('noInternetConnection');
  const isOurs = ({ message }: { message: string }) => message === text;
  /** How many times Uppy is about to take it away: each time in the next turn, before the time of any other is over. */
  let dueAtOnce = 0;
  uppy.on('is-offline', () => {
    dueAtOnce += 1;
  });
  // Uppy says it again when it looks for itself whether there is a connection.
  uppy.on('info-visible', () => {
    const { info } = uppy.getState();
    const once = info.filter((notice, i) => !isOurs(notice) || i === info.findIndex(isOurs));
    if (once.length < info.length) uppy.setState({ info: once });
  });
  uppy.on('is-online', () => uppy.setState({ info: uppy.getState().info.filter((one) => !isOurs(one)) }));
  uppy.hideInfo = () => {
    if (dueAtOnce > 0) {
      dueAtOnce -= 1;
      return;
    }
    const { info } = uppy.getState();
    const over = info.find((notice) => !isOurs(notice));
    uppy.setState({ info: info.filter((notice) => notice !== over) });
    uppy.emit('info-hidden');
  };
}
