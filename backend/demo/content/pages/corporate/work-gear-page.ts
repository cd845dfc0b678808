import type { DemoPage } from '../../page';
import { six } from '../../six';

export const WORK_GEAR: DemoPage = {
  key: 'corporate-work-gear',
  slug: six(
    'yritysmyynti/tyo-ja-seuravaatteet',
    'business/work-and-club-clothing',
    'foretagsforsaljning/arbets-och-klubbklader',
    'firmenkunden/arbeits-und-vereinskleidung',
    'entreprises/vetements-de-travail',
    'korporativnye/rabochaya-odezhda',
  ),
  title: six(
    'Työ- ja seuravaatteet',
    'Work and club clothing',
    'Arbets- och klubbkläder',
    'Arbeits- und Vereinskleidung',
    'Vêtements de travail et de club',
    'Одежда для работы и клубов',
  ),
  text: six(
    `Metsurit, oppaat, mittaajat ja päiväkotien henkilökunta viettävät päivänsä ulkona. Autamme valitsemaan vaatteet, jotka kestävät sen.
    # Yhteistilaus
    Avaamme yrityksellenne tilauksen, johon jokainen lisää omat kokonsa. Yhteyshenkilö hyväksyy kokonaisuuden, ja lähetämme kaiken yhdellä kertaa.
    # Sovitus
    Tuomme mallikoot työpaikalle, jos teitä on vähintään kymmenen. Muuten sovitus käy myymälässä ajanvarauksella.
    # Merkinnät
    Painamme tai kirjailemme logon Tampereella. Kuoritakkeihin suosittelemme silikonipainatusta, jotta kangas pysyy tiiviinä.`,
    `Foresters, guides, surveyors and nursery staff spend their days outside. We help you choose clothes that stand up to it.
    # Joint order
    We open an order for your company to which everybody adds their own sizes. Your contact person approves it and we send it all at once.
    # Fitting
    For ten or more people we bring samples to your workplace. Otherwise book a fitting in a store.
    # Logos
    We print or embroider your logo in Tampere. For shells we recommend a silicone print, which keeps the fabric tight.`,
    `Skogsarbetare, guider, mätningstekniker och förskolepersonal är ute hela dagarna. Vi hjälper er att välja kläder som håller för det.
    # Gemensam beställning
    Vi öppnar en beställning för företaget där alla lägger till sina storlekar. Kontaktpersonen godkänner och vi skickar allt på en gång.
    # Provning
    Är ni minst tio tar vi med provstorlekar till arbetsplatsen. Annars bokar ni en tid i butiken.
    # Märkning
    Vi trycker eller broderar loggan i Tammerfors. För skaljackor rekommenderar vi silikontryck, så att tyget förblir tätt.`,
    `Forstleute, Guides, Vermesser und Kita-Teams sind den ganzen Tag draußen. Wir helfen bei der Wahl von Kleidung, die das aushält.
    # Sammelbestellung
    Wir eröffnen eine Bestellung für Ihre Firma, in die alle ihre Größen eintragen. Die Kontaktperson gibt sie frei, wir liefern alles auf einmal.
    # Anprobe
    Ab zehn Personen kommen wir mit Mustergrößen zu Ihnen. Sonst gibt es Termine in der Filiale.
    # Logos
    Wir drucken oder sticken Ihr Logo in Tampere. Für Hardshells empfehlen wir Silikondruck, damit der Stoff dicht bleibt.`,
    `Forestiers, guides, géomètres et équipes de crèche passent leurs journées dehors. Nous vous aidons à choisir des vêtements qui tiennent.
    # Commande groupée
    Nous ouvrons une commande où chacun ajoute ses tailles. Votre contact la valide et tout part en une fois.
    # Essayage
    À partir de dix personnes, nous apportons les tailles sur place. Sinon, prenez rendez-vous en magasin.
    # Marquage
    Nous imprimons ou brodons votre logo à Tampere. Sur les vestes imperméables, mieux vaut une impression silicone, qui garde le tissu étanche.`,
    `Лесники, гиды, геодезисты и воспитатели проводят весь день на улице. Поможем выбрать одежду, которая это выдержит.
    # Общий заказ
    Мы открываем заказ для компании, и каждый добавляет свои размеры. Ответственный подтверждает, и мы отправляем всё сразу.
    # Примерка
    Если вас не меньше десяти, привезём образцы на работу. Иначе запишитесь на примерку в магазин.
    # Нанесение
    Печатаем или вышиваем логотип в Тампере. Для мембранных курток советуем силиконовую печать: ткань остаётся непромокаемой.`,
  ),
};
