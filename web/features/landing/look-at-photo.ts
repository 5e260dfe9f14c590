/** What a visitor's file is to this browser. Most cannot show HEIC, which the server takes all the same. */
type Look = 'shown' | 'unseen' | 'broken';

export async function lookAtPhoto(file: Pick<File, 'name' | 'type'>, dataUrl: string): Promise<Look> {
  const picture = new Image();
  picture.src = dataUrl;
  const isShown = await picture.decode().then(
    () => true,
    () => false,
  );
  if (isShown) return 'shown';
  return /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name) ? 'unseen' : 'broken';
}
