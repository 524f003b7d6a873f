/** Limits that S3 sets for files that come in parts; they hold for every object store (docs/product.md, Uploads). */
export const MULTIPART_LIMITS = { parts: 10_000, minPartBytes: 5 * 1024 * 1024 } as const;
