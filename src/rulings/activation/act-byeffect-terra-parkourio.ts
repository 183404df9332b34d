import { card, ruling } from '../language';

export default ruling(
  'act-byeffect-terra-parkourio',
  {
    covers: ['activation', 'card-by-effect'],
    title: {
      en: 'By the player: Dinowrestler Terra Parkourio and Metaverse',
      ko: '"자신이 발동했을 경우": 다이너레슬러 테라 파르쿠리오와 메타버스',
    },
    statement: {
      en: 'Dinowrestler Terra Parkourio asks whether its player activated World Dino Wrestling. If Metaverse activates it, an effect did and no player, so Terra Parkourio cannot activate. Activated from the hand, it can.',
      ko: '다이너레슬러 테라 파르쿠리오는 자신이 "월드 다이너 레슬링"을 발동했는지를 본다. 메타버스가 발동한 것은 플레이어가 아니라 효과가 발동한 것이므로 효과를 발동할 수 없다. 패에서 발동했다면 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, inCase, then }) => {
    given(turnPlayer)
      .controls('Dinowrestler Terra Parkourio')
      .hasInGY('Dinowrestler Pankratops')
      .hasSet('Metaverse')
      .hasInHand(card('World Dino Wrestling', 'hand'))
      .hasInDeck(card('World Dino Wrestling', 'Deck'));
    inCase({ en: 'by Metaverse', ko: '메타버스로 발동' }, () => {
      turnPlayer.activates('Metaverse');
      bothPass();
      turnPlayer.chooses(2);
      then.isIn('World Dino Wrestling#Deck', 'fieldZone', turnPlayer);
      then.chainsWere(['turnPlayer: Metaverse']);
      then.wasNeverOffered('Dinowrestler Terra Parkourio', 'activate');
      then.isIn('Dinowrestler Pankratops', 'gy', turnPlayer);
    });
    inCase({ en: 'by the player', ko: '자신이 발동' }, () => {
      turnPlayer.activates('World Dino Wrestling#hand');
      bothPass();
      turnPlayer.usesTrigger('Dinowrestler Terra Parkourio', { targets: ['Dinowrestler Pankratops'] });
      bothPass();
      then.isIn('Dinowrestler Pankratops', 'hand', turnPlayer);
    });
  },
);
