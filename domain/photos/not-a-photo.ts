/** Said of a file that no photo can be in, by the browser before it is sent and by the server once it has looked inside. */
export const notAPhoto = (fileName: string): string =>
  `File ${fileName} is not a photo. Please upload a JPEG, PNG, WebP, AVIF or HEIC file`;
