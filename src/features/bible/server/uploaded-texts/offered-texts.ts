import type { HouseObject } from '#features/files/server/for-other-features.ts';
import type { OfferedText } from '../../uploaded-texts.contract.ts';
import type { BroughtTexts } from '../text/brought/brought-texts.ts';
import { listedBrought, listedOurs } from '../translations-offered.ts';

/** All texts as an administrator sees them, ours first. */
export async function offeredTexts(brought: BroughtTexts): Promise<OfferedText[]> {
  const others = await brought.list();
  return [
    ...listedOurs().map((ours) => ({
      ...ours,
      origin: 'built-in' as const,
      place: null,
      remarks: '',
      upload: null,
    })),
    ...others.map((text) => ({
      ...listedBrought(text),
      about: text.conf.about,
      remarks: text.remarks,
      ...(text.uploaded === null
        ? { origin: 'folder' as const, place: text.source.place, upload: null }
        : { origin: 'uploaded' as const, place: null, upload: uploadOf(text.uploaded) }),
    })),
  ];
}

function uploadOf({ name, file_name, size, created_at }: HouseObject) {
  return { name, fileName: file_name, size, uploadedAt: created_at };
}
