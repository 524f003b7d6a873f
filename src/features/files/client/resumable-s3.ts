import AwsS3, { type AwsS3UploadParameters, type UploadResult } from '@uppy/aws-s3';
import type { Body, Meta, UppyFile } from '@uppy/core';
import { isWorthRetrying } from '../uploads.rules.ts';
import { failureStatus } from './uppy/upload-failure.ts';
import { withRetries } from './uppy/with-retries.ts';

type File = UppyFile<Meta, Body>;
type Begun = Required<Pick<UploadResult, 'key' | 'uploadId'>>;
type Signal = { signal?: AbortSignal };

/**
 * The uploader of Uppy, with the waits of docs/product.md, Uploads, around each of its calls (Uppy itself repeats
 * only the parts). What has arrived of a large file is kept when it fails for a reason that may pass; 'Retry', or the
 * next visit, then sends the rest.
 */
export class ResumableS3 extends AwsS3<Meta, Body> {
  readonly #begun = new Map<string, Begun>();

  override async createMultipartUpload(file: File, signal?: AbortSignal): Promise<UploadResult> {
    const upload = await withRetries(() => super.createMultipartUpload(file, signal), signal);
    if (upload.uploadId !== undefined)
      this.#begun.set(file.id, { key: upload.key, uploadId: upload.uploadId });
    return upload;
  }

  override listParts(file: File, upload: UploadResult & Signal, signal?: AbortSignal) {
    if (upload.uploadId !== undefined)
      this.#begun.set(file.id, { key: upload.key, uploadId: upload.uploadId });
    return withRetries(() => super.listParts(file, upload, signal), signal);
  }

  override completeMultipartUpload(
    ...[file, upload, signal]: Parameters<AwsS3<Meta, Body>['completeMultipartUpload']>
  ) {
    return withRetries(() => super.completeMultipartUpload(file, upload, signal), signal ?? upload.signal);
  }

  override getUploadParameters(
    ...[file, options]: Parameters<AwsS3<Meta, Body>['getUploadParameters']>
  ): Promise<AwsS3UploadParameters> {
    return withRetries(() => super.getUploadParameters(file, options), options?.signal);
  }

  /** Uppy asks for this after every failure, too; `#afterFailure` decides those. */
  override async abortMultipartUpload(file: File, upload: UploadResult & Signal): Promise<void> {
    if (this.uppy.getFile(file.id) === undefined) await this.#throwAway(file, upload);
  }

  override install(): void {
    super.install();
    this.uppy.on('upload-error', this.#afterFailure);
  }

  override uninstall(): void {
    this.uppy.off('upload-error', this.#afterFailure);
    super.uninstall();
  }

  readonly #afterFailure = (file: File | undefined, error: unknown): void => {
    const begun = file && this.#begun.get(file.id);
    if (!file || !begun) return;
    const status = failureStatus(error);
    if (isWorthRetrying(status) || status === 401) {
      this.uppy.setFileState(file.id, stateOf(begun));
    } else {
      this.#begun.delete(file.id);
      this.resetUploaderReferences(file.id, { abort: true });
      this.uppy.setFileState(file.id, stateOf({}));
      // The server sweeps what could not be removed.
      this.#throwAway(file, begun).catch(() => {});
    }
  };

  #throwAway(file: File, upload: UploadResult & Signal): Promise<void> {
    return withRetries(() => super.abortMultipartUpload(file, upload), upload.signal);
  }
}

/** Where Uppy keeps the progress of an upload; its types do not have it. */
function stateOf(s3Multipart: Partial<Begun>): object {
  return { s3Multipart };
}
