import type { DemoBlogger } from '../content-item';
import { six } from '../six';

export const NOORA: DemoBlogger = {
  key: 'noora',
  name: 'Noora Hakkarainen',
  slug: 'noora-hakkarainen',
  scene: 'evening-fell',
  excerpt: six(
    'Kolmen lapsen äiti ja Jyväskylän vuokraamon hoitaja. Punnitsee kaiken keittiövaa’alla.',
    'Mother of three and in charge of our rental shop in Jyväskylä. Weighs everything on the kitchen scales.',
    'Trebarnsmamma som sköter uthyrningen i Jyväskylä. Väger allt på köksvågen.',
    'Mutter von dreien und Leiterin des Verleihs in Jyväskylä. Wiegt alles auf der Küchenwaage.',
    'Mère de trois enfants, responsable de la location à Jyväskylä. Pèse tout sur la balance de cuisine.',
    'Мама троих детей, заведует прокатом в Ювяскюля. Взвешивает всё на кухонных весах.',
  ),
  text: six(
    'Noora tuli Jyväskylän myymälään kesätöihin ja jäi, koska sai lainata rinkkoja; nyt hän lainaa niitä muille. Hän kirjoittaa pukeutumisesta, pakkaamisesta ja siitä, miten lapsista tulee kavereita retkelle.',
    'Noora came to the Jyväskylä store for a summer job and stayed because she could borrow packs; now she lends them to others. She writes about dressing, packing, and how children become company on a trip.',
    'Noora kom till butiken i Jyväskylä som sommarjobbare och blev kvar för att hon fick låna ryggsäckar; nu lånar hon ut dem till andra. Hon skriver om klädsel, packning och hur barn blir sällskap på turen.',
    'Noora kam als Ferienjobberin in die Filiale Jyväskylä und blieb, weil sie Rucksäcke ausleihen durfte; heute verleiht sie sie selbst. Sie schreibt über Anziehen, Packen und darüber, wie Kinder unterwegs zu Gefährten werden.',
    'Noora est arrivée au magasin de Jyväskylä pour un emploi d’été et y est restée parce qu’on lui prêtait des sacs à dos\u00a0; aujourd’hui, c’est elle qui prête. Elle écrit sur l’habillement, la préparation du sac et la façon dont les enfants deviennent de bons compagnons de route.',
    'Ноора пришла в магазин в Ювяскюля на лето и осталась, потому что можно было брать рюкзаки; теперь она выдаёт их другим. Она пишет об одежде, сборах и о том, как дети становятся попутчиками.',
  ),
};
