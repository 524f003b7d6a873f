import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import { listTranslations } from '../../texts.contract.ts';
import { listOfferedTexts, type removeText, type uploadText } from '../../uploaded-texts.contract.ts';

/** Where it stands among the others is for the server to say. */
export const textUploaded: Changes<typeof uploadText> = (cache) => {
  cache.set(listOfferedTexts, () => undefined);
  cache.set(listTranslations, () => undefined);
};

export const textRemoved: Changes<typeof removeText> = (cache, _, { params }) => {
  cache.set(listOfferedTexts, (texts) => texts.filter(({ upload }) => upload?.name !== params.name));
  cache.set(listTranslations, () => undefined);
};
