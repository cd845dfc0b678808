/** Players of video services. Specification 1 §5. */
const PLAYER =
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\/[\w-]{1,64}(?:\?[\w=&-]{1,200})?$/;

/** Whether an address is the player of a known video service. */
export const isPlayer = (address: string): boolean => PLAYER.test(address);

/** The videos of a model that a page may show: players of known services, each once. */
export const shownVideos = (videos: readonly string[]): readonly string[] => [...new Set(videos)].filter(isPlayer);
