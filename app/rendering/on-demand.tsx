import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { LateCode } from './late-code';

type OnDemandProps<Props> = {
  readonly code: LateCode<Props>;
  readonly props: Props;
  /** Shown until the code is there. */
  readonly meanwhile?: ReactNode;
};

/** Loads the code of a component when it is first shown. */
export function OnDemand<Props extends object>({ code, props, meanwhile = null }: OnDemandProps<Props>) {
  const [Content, setContent] = useState<ComponentType<Props> | undefined>(() => code.component);
  useEffect(() => {
    if (!Content) code.load().then(() => setContent(() => code.component));
  }, [Content, code]);
  return Content ? <Content {...props} /> : meanwhile;
}
