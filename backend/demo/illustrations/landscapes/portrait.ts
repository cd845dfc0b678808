import type { Dress } from './figure';
import { headOf } from './heads';
import { POSES } from './poses';
import { mix } from './svg';

/** Somebody from near, to the waist, in the units of a person 100 tall: jacket, pack and its straps, hat; no face, as on everybody else. */
export function portrait({ coat, pack = '#33514a', light, ...dress }: Dress): string {
  const [dark, bright] = [mix(coat, '#0a1220', 0.42), mix(coat, light, 0.5)];
  const deep = mix(pack, '#0a1220', 0.45);
  return [
    // the pack stands over the shoulder behind
    `<path d="M-34-34Q-37-66-33-84Q-31-93-21-93Q-9-93-7-86L-8-34z" fill="${pack}"/><path d="M-33.500-84Q-31-93-21-93Q-9-93-7-86L-7.500-79Q-20-84-34-77z" fill="${mix(pack, light, 0.36)}"/><path d="M-34.600-66H-8M-34.800-58H-8" stroke="${deep}" stroke-width="1.200"/><path d="M-26-79V-40" stroke="${deep}" stroke-width="1.600"/>`,
    // shoulders and chest, one side in the light
    `<path d="M-27-30Q-27-56-22-65Q-17-73-7-77L9-77Q18-73 22-64Q26-54 27-30z" fill="${coat}"/>`,
    `<path d="M-27-30Q-27-56-22-65Q-17-73-9-76Q-15-66-16-54T-17-30z" fill="${bright}" opacity=".8"/>`,
    `<path d="M27-30Q26-54 22-64Q18-73 9-77Q14-68 15-56T15-30z" fill="${dark}" opacity=".62"/>`,
    `<path d="M-17-52Q-20-44-19.500-30M15.500-54Q19-44 19-30" stroke="${dark}" stroke-width=".9" opacity=".7" fill="none"/>`,
    `<path d="M-25-48Q-22-45-18-46M-26-40Q-22-37-19-38M24-50Q21-47 18-48M25-41Q22-38 19-39" stroke="${dark}" stroke-width=".7" opacity=".55" fill="none"/>`,
    // yoke, zip, straps with their buckles
    `<path d="M-16-60Q0-55 15-60" stroke="${dark}" stroke-width=".7" opacity=".6" fill="none"/><path d="M7-77Q8.600-56 8-30" stroke="${dark}" stroke-width="1.100" fill="none"/><path d="M6-77Q7.600-56 7-30" stroke="${bright}" stroke-width=".4" fill="none"/>`,
    `<path d="M-13-74Q-15-60-12-30M14.500-73Q17-60 15-30" stroke="${deep}" stroke-width="3.600" fill="none"/><path d="M-14-74Q-16-60-13-30" stroke="${mix(deep, light, 0.4)}" stroke-width=".6" fill="none"/><path d="M-13-49L14.600-50" stroke="${deep}" stroke-width="1.500"/><path d="M-2-51.500h4.400v3.200h-4.400z" fill="${mix(deep, '#ffffff', 0.24)}"/>`,
    `<g transform="translate(.6 6.500) scale(1.06)">${headOf(POSES.gazing, { coat, light, ...dress })}</g>`,
    // the collar stands before the chin
    `<path d="M-8.600-76Q-8-83-5-85.500Q1-81 6.500-84.500Q9.600-82 10-76.500Q1-72-8.600-76z" fill="${mix(coat, '#0a1220', 0.16)}"/><path d="M-8.600-76Q-8-83-5-85.500Q-4-80-4.600-75z" fill="${bright}" opacity=".7"/>`,
  ].join('');
}
