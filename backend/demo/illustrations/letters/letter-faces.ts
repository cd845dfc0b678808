/** Model names, sizes and figures on goods. All faces here are open (SIL Open Font License 1.1). */
export const PRINT_FACE = 'barlow-600';

/**
 * The face of each maker's name, and of the shop's own in lower case, by its package and weight, and the space added between its letters in shares of their size.
 * Read by `scripts/draw-letters.ts`, which turns the names into paths.
 */
export const LETTER_FACES: Readonly<Record<string, readonly [face: string, spacing: number]>> = {
  HANKI: ['onest-700', 0.02],
  hanki: ['onest-600', -0.02],
  AAPA: ['jost-600', 0.06],
  NAALI: ['jost-700', 0.02],
  KUURA: ['jost-500', 0.12],
  RIEKKO: ['jost-700', 0],
  SARASTE: ['jost-500', 0.1],
  PIHKA: ['unbounded-700', -0.02],
  KUOHU: ['unbounded-600', -0.01],
  SKARE: ['unbounded-500', 0],
  POLKU: ['zilla-slab-700', 0.04],
  KETTUNEN: ['zilla-slab-600', 0.03],
  TARMO: ['zilla-slab-700', 0.06],
  KELO: ['zilla-slab-700', 0.05],
  JÄRNGREN: ['zilla-slab-600', 0.02],
  TUISKU: ['saira-semi-condensed-700', 0.02],
  ROUTA: ['saira-semi-condensed-800', 0.01],
  VUONO: ['saira-semi-condensed-600', 0.1],
  KIVIKKO: ['saira-semi-condensed-800', 0.02],
  KAIRA: ['saira-semi-condensed-700', 0.08],
  SARVI: ['saira-semi-condensed-600', 0.04],
  FJELLHEIM: ['barlow-condensed-700', 0.04],
  STEINADLER: ['barlow-condensed-600', 0.05],
  ARAVIS: ['barlow-condensed-700', 0.1],
  SEITA: ['barlow-condensed-800', 0.05],
  TULIKETTU: ['barlow-condensed-700', 0.03],
  VILLAVA: ['fraunces-600', 0.03],
  LOIMU: ['fraunces-700', 0.02],
  HIILLOS: ['fraunces-600', 0.04],
  HARMAJA: ['fraunces-500', 0.05],
  AHMA: ['fraunces-800', 0.02],
};
