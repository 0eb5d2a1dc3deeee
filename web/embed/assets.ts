/** Files of the build of embeds, which shares none with that of pages. */
export interface EmbedAssets {
  readonly script: string;
  readonly style: string;
  readonly font: string;
}
