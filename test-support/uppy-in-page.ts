import { build } from 'vite';

/** Two generations of Uppy's uploader, each pointed at the server by its own option. */
export type UppyGeneration = 5 | 6;

const PACKAGES = {
  5: { core: '@uppy/core', uploader: '@uppy/aws-s3', option: 'endpoint' },
  6: { core: 'uppy6-core', uploader: 'uppy6-aws-s3', option: 'companionEndpoint' },
} as const;

/**
 * A script that puts `window.uploadWithUppy(name, type, bytes, multipart)` into a page; it resolves with what Uppy says
 * came of it. Nothing of Uppy is changed: only the server's address is given.
 */
export async function uppyScript(generation: UppyGeneration): Promise<string> {
  const { core, uploader, option } = PACKAGES[generation];
  const entry = `
    import Uppy from '${core}';
    import AwsS3 from '${uploader}';
    window.uploadWithUppy = async (name, type, bytes, multipart) => {
      const uppy = new Uppy();
      uppy.use(AwsS3, { ${option}: location.origin, shouldUseMultipart: multipart });
      uppy.addFile({ name, type, data: new Blob([bytes], { type }) });
      const { successful, failed } = await uppy.upload();
      return { location: successful[0]?.uploadURL, failures: failed.map(({ error }) => error) };
    };`;
  const id = 'virtual:uppy-in-page';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Both ask for '@uppy/core', as two applications would.
    resolve: { alias: generation === 6 ? [{ find: /^@uppy\/core/, replacement: core }] : [] },
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source.endsWith(id) ? `\0${id}` : null),
        load: (source) => (source === `\0${id}` ? entry : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry: id, formats: ['iife'], name: 'uppyInPage' } },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [{ output: { code?: string }[] }];
  return output.map(({ code }) => code ?? '').join('\n');
}
