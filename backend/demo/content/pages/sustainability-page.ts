import type { DemoPage } from '../page';
import { six } from '../six';

export const SUSTAINABILITY_PAGE: DemoPage = {
  key: 'sustainability',
  scene: 'mending',
  slug: six('vastuullisuus', 'sustainability', 'hallbarhet', 'nachhaltigkeit', 'durabilite', 'otvetstvennost'),
  title: six('Vastuullisuus', 'Sustainability', 'Hållbarhet', 'Nachhaltigkeit', 'Durabilité', 'Ответственность'),
  text: six(
    `Ympäristön kannalta paras varuste on se, joka sinulla jo on. Siksi korjaamme, ostamme takaisin ja kerromme, mistä tavara tulee.
    # Kestävämpi valinta
    Merkitsemme tuotteen kestävämmäksi valinnaksi, kun vähintään kolme viidestä ehdosta täyttyy:
    - materiaalista yli puolet on kierrätettyä tai uusiutuvaa
    - tuotteessa ei ole PFAS-yhdisteitä
    - varaosia on saatavilla vähintään viisi vuotta
    - sen voi korjata meillä tai kotona
    - valmistusmaa ja tehdas ovat tiedossa
    # Korjaus
    Tampereen ompelimo korjaa kuoria, telttoja ja rinkkoja; vetoketjun vaihto vie viikon.
    # Käytetyt
    Ostamme omia mallejamme takaisin, huollamme ne ja myymme eteenpäin. Kunto kerrotaan sellaisena kuin se on.
    # Mitä emme vielä osaa
    Rahdin päästöt arvioimme, emme mittaa. Osa kankaista kudotaan tehtaissa, joissa emme ole itse käyneet.`,
    `The best piece of gear for the environment is the one you have. So we mend, buy back and say where things come from.
    # The more sustainable choice
    We mark a product as the more sustainable choice when it meets at least three of five criteria:
    - more than half of the material is recycled or renewable
    - it contains no PFAS
    - spare parts are available for at least five years
    - it can be mended by us or at home
    - country and factory are known
    # Repairs
    Our Tampere workshop mends shells, tents and packs; a new zip takes a week.
    # Used gear
    We buy back our own models, service them and sell them on. Their condition is told as it is.
    # What we cannot do yet
    We estimate the emissions of freight, we do not measure them. Some fabrics are woven in mills we have not visited.`,
    `Den bästa utrustningen för miljön är den du redan har. Därför lagar vi, köper tillbaka och berättar varifrån sakerna kommer.
    # Ett hållbarare val
    Vi märker en produkt som ett hållbarare val när minst tre av fem villkor uppfylls:
    - över hälften av materialet är återvunnet eller förnybart
    - den innehåller inga PFAS
    - reservdelar finns i minst fem år
    - den går att laga hos oss eller hemma
    - tillverkningsland och fabrik är kända
    # Lagning
    Verkstaden i Tammerfors lagar skalplagg, tält och ryggsäckar; en ny dragkedja tar en vecka.
    # Begagnat
    Vi köper tillbaka våra egna modeller, servar dem och säljer vidare. Skicket beskrivs som det är.
    # Vad vi inte klarar än
    Fraktens utsläpp uppskattar vi, vi mäter dem inte. En del tyger vävs i fabriker som vi inte har besökt.`,
    `Am besten für die Umwelt ist die Ausrüstung, die Sie schon haben. Darum reparieren wir, kaufen zurück und sagen, woher die Dinge kommen.
    # Die nachhaltigere Wahl
    So kennzeichnen wir ein Produkt, das mindestens drei von fünf Bedingungen erfüllt:
    - mehr als die Hälfte des Materials ist recycelt oder nachwachsend
    - es enthält keine PFAS
    - Ersatzteile gibt es mindestens fünf Jahre lang
    - es lässt sich bei uns oder zu Hause reparieren
    - Herstellungsland und Fabrik sind bekannt
    # Reparatur
    Die Werkstatt in Tampere repariert Hardshells, Zelte und Rucksäcke; ein neuer Reißverschluss dauert eine Woche.
    # Gebrauchtes
    Wir kaufen eigene Modelle zurück, warten sie und verkaufen sie weiter. Der Zustand wird beschrieben, wie er ist.
    # Was wir noch nicht können
    Die Emissionen der Fracht schätzen wir, wir messen sie nicht. Manche Stoffe werden in Webereien hergestellt, die wir nicht besucht haben.`,
    `Pour l’environnement, le meilleur équipement est celui que vous avez déjà. Nous réparons donc, rachetons et disons d’où viennent les choses.
    # Le choix plus durable
    Un produit porte cette mention s’il remplit au moins trois critères sur cinq :
    - plus de la moitié de la matière est recyclée ou renouvelable
    - il ne contient pas de PFAS
    - les pièces détachées sont disponibles au moins cinq ans
    - il se répare chez nous ou à la maison
    - le pays et l’usine sont connus
    # Réparation
    L’atelier de Tampere répare vestes, tentes et sacs ; une fermeture neuve prend une semaine.
    # Occasion
    Nous rachetons nos propres modèles, les révisons et les revendons. Leur état est décrit tel quel.
    # Ce que nous ne savons pas encore faire
    Nous estimons les émissions du transport, sans les mesurer. Certains tissus viennent d’usines que nous n’avons pas visitées.`,
    `Лучшая для природы вещь — та, что у вас уже есть. Поэтому мы чиним, выкупаем и говорим, откуда что берётся.
    # Более экологичный выбор
    Так мы отмечаем товар, если выполнены хотя бы три условия из пяти:
    - больше половины материала — вторичное или возобновляемое сырьё
    - в нём нет PFAS
    - запчасти доступны не менее пяти лет
    - его можно починить у нас или дома
    - известны страна и фабрика
    # Ремонт
    Мастерская в Тампере чинит мембранную одежду, палатки и рюкзаки; замена молнии занимает неделю.
    # Б/у
    Мы выкупаем свои модели, обслуживаем и продаём снова. Состояние описываем как есть.
    # Чего пока не умеем
    Выбросы от перевозки мы оцениваем, но не измеряем. Часть тканей ткут на фабриках, где мы ещё не были.`,
  ),
};
