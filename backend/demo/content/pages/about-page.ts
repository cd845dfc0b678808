import type { DemoPage } from '../page';
import { six } from '../six';

export const ABOUT_PAGE: DemoPage = {
  key: 'about',
  scene: 'round-fells',
  slug: six('meista', 'about', 'om-oss', 'ueber-uns', 'a-propos', 'o-nas'),
  title: six('Tietoa meistä', 'About us', 'Om oss', 'Über uns', 'À propos', 'О нас'),
  text: six(
    `Hanki on lumen pinta, joka kantaa. Sellainen haluamme olla itsekin: luja alusta retkelle.
    # Kuusi myymälää, yksi varasto
    Myymälämme ovat Helsingissä, Tampereella, Turussa, Oulussa, Rovaniemellä ja Jyväskylässä. Verkkokaupan tilaukset lähtevät Tampereen varastosta.
    # Korjaamme ennen kuin myymme
    Ompelimo paikkaa kuoret, suksihuolto hioo pohjat, ja varaosia on vielä kymmenen vuoden päästä.
    # Omistajat
    Yhtiön omistavat sen perustajat ja työntekijät.`,
    `Hanki is the crust of snow that carries you. That is what we would like to be: firm ground for your trip.
    # Six stores, one warehouse
    Our stores are in Helsinki, Tampere, Turku, Oulu, Rovaniemi and Jyväskylä. The web shop ships from the warehouse in Tampere.
    # We mend before we sell
    The workshop patches shells, the ski service grinds bases, and spare parts will still be there in ten years.
    # Owners
    The company is owned by its founders and its staff.`,
    `Hanki är skaren som bär. Så vill vi också vara: fast mark för turen.
    # Sex butiker, ett lager
    Butikerna finns i Helsingfors, Tammerfors, Åbo, Uleåborg, Rovaniemi och Jyväskylä. Webbutiken skickar från lagret i Tammerfors.
    # Vi lagar innan vi säljer
    Verkstaden lappar skalplagg, skidservicen slipar belag, och reservdelar finns kvar om tio år.
    # Ägare
    Bolaget ägs av grundarna och de anställda.`,
    `Hanki heißt der Harsch, der trägt. So möchten wir auch sein: fester Boden für Ihre Tour.
    # Sechs Filialen, ein Lager
    Unsere Filialen sind in Helsinki, Tampere, Turku, Oulu, Rovaniemi und Jyväskylä. Der Onlineshop versendet aus dem Lager in Tampere.
    # Erst reparieren, dann verkaufen
    Die Werkstatt flickt Hardshells, der Skiservice schleift Beläge, und Ersatzteile gibt es auch in zehn Jahren noch.
    # Eigentümer
    Das Unternehmen gehört den Gründern und den Beschäftigten.`,
    `Hanki, c’est la croûte de neige qui porte. C’est ce que nous voulons être : un sol ferme sous vos pas.
    # Six magasins, un entrepôt
    Nos magasins sont à Helsinki, Tampere, Turku, Oulu, Rovaniemi et Jyväskylä. La boutique en ligne expédie depuis Tampere.
    # Réparer avant de vendre
    L’atelier rapièce les vestes, le service ski rectifie les semelles, et les pièces détachées seront encore là dans dix ans.
    # Propriétaires
    L’entreprise appartient à ses fondateurs et à ses salariés.`,
    `Hanki — это наст, который держит. Такими хотим быть и мы: твёрдой опорой для похода.
    # Шесть магазинов, один склад
    Магазины — в Хельсинки, Тампере, Турку, Оулу, Рованиеми и Ювяскюля. Заказы из интернет-магазина отправляем со склада в Тампере.
    # Сначала чиним, потом продаём
    Мастерская латает куртки, лыжный сервис шлифует базу, а запчасти найдутся и через десять лет.
    # Владельцы
    Компания принадлежит основателям и сотрудникам.`,
  ),
};
