import type { DemoPage } from '../page';
import { six } from '../six';
import { DEMO_STORES } from '../stores';

/** The stores as tiles, from south to north as on the page of stores: picture, name with the way to its page, street. */
const STORE_TILES = DEMO_STORES.filter(({ type }) => type === 'retail')
  .toSorted(({ place: [one] = [90, 0] }, { place: [other] = [90, 0] }) => one - other)
  .map(({ slug, name, street, city }) => `+ @store/${slug} [${name}](store:${slug}) ${street}, ${city}`)
  .join('\n');

export const ABOUT_PAGE: DemoPage = {
  key: 'about',
  scene: 'tracks',
  slug: six('meista', 'about', 'om-oss', 'ueber-uns', 'a-propos', 'o-nas'),
  title: six('Tietoa meistä', 'About us', 'Om oss', 'Über uns', 'À propos', 'О нас'),
  text: six(
    `Hanki on lumen pinta, joka kantaa. Sellainen haluamme olla itsekin: luja alusta retkelle.
    * **1997** ensimmäinen teltta paikattiin kellarissa
    * **6** myymälää Helsingistä Rovaniemelle
    * **11\u00a0000** vetoketjua on vaihtanut ompelijamme Irja, arviolta
    * **2019** suurin osa yhtiöstä siirtyi työntekijöille
    # Kuusi myymälää, yksi varasto
    Jokaisessa on ihminen, joka osaa asian. Verkkokaupan tilaukset lähtevät Tampereen varastosta.
    ${STORE_TILES}
    -> [Myymälät ja aukioloajat](screen:stores)
    # Näin toimimme
    + **Korjaamme ennen kuin myymme** Ompelimo paikkaa kuoret, suksihuolto hioo pohjat, ja varaosia saa vähintään kymmenen vuotta. [Korjauspalvelu](page:repair)
    + **Omistajat** Yhtiön omistavat sen perustajat ja työntekijät. [Historiamme](screen:history)`,
    `Hanki is the crust of snow that carries you. That is what we would like to be: firm ground for your trip.
    * **1997** the first tent was patched in a cellar
    * **6** stores from Helsinki to Rovaniemi
    * **11,000** zips replaced by our seamstress Irja, at a guess
    * **2019** most of the company passed to its staff
    # Six stores, one warehouse
    Each has somebody who knows the subject. The web shop ships from the warehouse in Tampere.
    ${STORE_TILES}
    -> [Stores and opening hours](screen:stores)
    # How we work
    + **We mend before we sell** The workshop patches shells, the ski service grinds bases, and spare parts stay available for at least ten years. [Repair service](page:repair)
    + **Owners** The company is owned by its founders and its staff. [Our history](screen:history)`,
    `Hanki är skaren som bär. Så vill vi också vara: fast mark för turen.
    * **1997** det första tältet lagades i en källare
    * **6** butiker från Helsingfors till Rovaniemi
    * **11\u00a0000** dragkedjor har vår sömmerska Irja bytt, på ett ungefär
    * **2019** det mesta av bolaget gick till de anställda
    # Sex butiker, ett lager
    I varje butik finns någon som kan sin sak. Webbutiken skickar från lagret i Tammerfors.
    ${STORE_TILES}
    -> [Butiker och öppettider](screen:stores)
    # Så arbetar vi
    + **Vi lagar innan vi säljer** Verkstaden lappar skalplagg, skidservicen slipar belag, och reservdelar finns i minst tio år. [Reparationsservice](page:repair)
    + **Ägare** Bolaget ägs av grundarna och de anställda. [Vår historia](screen:history)`,
    `Hanki heißt der Harsch, der trägt. So möchten wir auch sein: fester Boden für Ihre Tour.
    * **1997** das erste Zelt wurde im Keller geflickt
    * **6** Filialen von Helsinki bis Rovaniemi
    * **11.000** Reißverschlüsse hat unsere Näherin Irja getauscht, geschätzt
    * **2019** der größte Teil der Firma ging an die Beschäftigten
    # Sechs Filialen, ein Lager
    In jeder gibt es jemanden, der sich auskennt. Der Onlineshop versendet aus dem Lager in Tampere.
    ${STORE_TILES}
    -> [Filialen und Öffnungszeiten](screen:stores)
    # So arbeiten wir
    + **Erst reparieren, dann verkaufen** Die Werkstatt flickt Hardshells, der Skiservice schleift Beläge, und Ersatzteile gibt es mindestens zehn Jahre lang. [Reparaturservice](page:repair)
    + **Eigentümer** Das Unternehmen gehört den Gründern und den Beschäftigten. [Unsere Geschichte](screen:history)`,
    `Hanki, c’est la croûte de neige qui porte. C’est ce que nous voulons être\u00a0: un sol ferme sous vos pas.
    * **1997** la première tente réparée dans une cave
    * **6** magasins de Helsinki à Rovaniemi
    * **11\u00a0000** fermetures environ, changées par notre couturière Irja
    * **2019** l’essentiel de l’entreprise est passé aux salariés
    # Six magasins, un entrepôt
    Dans chacun, quelqu’un connaît le sujet. La boutique en ligne expédie depuis Tampere.
    ${STORE_TILES}
    -> [Magasins et horaires](screen:stores)
    # Notre façon de faire
    + **Réparer avant de vendre** L’atelier rapièce les vestes, le service ski rectifie les semelles, et les pièces détachées restent disponibles au moins dix ans. [Service de réparation](page:repair)
    + **Propriétaires** L’entreprise appartient à ses fondateurs et à ses salariés. [Notre histoire](screen:history)`,
    `Hanki — это наст, который держит. Такими хотим быть и мы: твёрдой опорой для похода.
    * **1997** первую палатку починили в подвале
    * **6** магазинов от Хельсинки до Рованиеми
    * **11\u00a0000** молний заменила наша швея Ирья, по её прикидке
    * **2019** большая часть компании перешла сотрудникам
    # Шесть магазинов, один склад
    В каждом есть человек, который знает дело. Заказы из интернет-магазина отправляем со склада в Тампере.
    ${STORE_TILES}
    -> [Магазины и часы работы](screen:stores)
    # Как мы работаем
    + **Сначала чиним, потом продаём** Мастерская латает куртки, лыжный сервис шлифует базу, а запчасти доступны не менее десяти лет. [Ремонт](page:repair)
    + **Владельцы** Компания принадлежит основателям и сотрудникам. [Наша история](screen:history)`,
  ),
};
